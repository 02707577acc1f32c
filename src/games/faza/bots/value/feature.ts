/**
 * Takes one input of a network, and its name: usually between 0 and 1; 1 or 0 for true or false. The inputs about a kind of thing
 * always have the same names in the same order.
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
