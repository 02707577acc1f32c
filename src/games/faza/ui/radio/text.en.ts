/** Words of the open radio (V4). */
export const radioText = {
  title: 'On the air',
  about: 'Each player may speak for one breath. The one who opened the radio goes first, the rest in any order.',
  speaker: (number: number): string => `Speaker ${number}`,
  start: (name: string): string => `${name}: take a breath and speak`,
  left: (seconds: number): string => `${seconds} s`,
  over: (name: string): string => `${name}: over`,
  out: 'Over and out',
  spoke: (name: string): string => `${name} has spoken`,
};
