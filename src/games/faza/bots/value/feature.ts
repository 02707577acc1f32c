/**
 * Takes one number that a network is told, and its name: usually between 0 and 1; for what is or is not the case, 1 or 0. What is
 * told of something are always the same names in the same order.
 */
export type Tell = (name: string, value: number | boolean) => void;

/** Tells what something is in numbers. A position has hundreds of them, and thousands of positions are described in a second. */
export type Teller<Look> = (tell: Tell, look: Look) => void;

/** The names of what is told of something, in order. */
export function namesTold<Look>(teller: Teller<Look>, look: Look): string[] {
  const names: string[] = [];
  teller((name) => names.push(name), look);
  return names;
}
