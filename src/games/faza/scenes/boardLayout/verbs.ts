/** The six verbs, by their places in `BoardLayout.verbs`. */
export const VERBS = ['fight', 'board', 'recruit', 'recover', 'skill', 'cancel'] as const;
export type Verb = (typeof VERBS)[number];
