/** Words about heroes who are dragged. */
export const dragText = {
  /** What a way takes, one card or skill after the other. */
  way: (strides: readonly string[]): string => strides.join(', then '),
};
