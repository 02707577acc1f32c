/** The windows in which the table has to be whole: phones upright and on their side, tablets, and screens. */
export const WINDOWS = [
  [360, 640],
  [390, 844],
  [412, 915],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;
