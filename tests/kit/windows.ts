/** The windows in which everything of every game has to fit: phones upright and on their side, tablets, and screens. */
export const EVERYDAY_WINDOWS = [
  [360, 640],
  [412, 915],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;
