/** Words around a coach; what it says is the game's own. */
export const coachText = {
  name: 'Coach',
  thinking: 'Thinking…',
  safe: 'No danger ahead.',
  faceDown: 'No advice while hands lie face down: it would tell what is in them.',
  open: 'What does the coach say?',
  list: 'List what the coach says',
  close: 'Close the coach',
  show: 'Show as a plan',
  proposes: (name: string): string => `${name} proposes`,
  asPlanned: 'As you planned.',
  accept: 'Do it',
  decline: 'Something else',
  /** How often people are asked. */
  pace: 'Ask me',
  paces: { action: 'Each action', seat: 'Once each', phase: 'Not again' },
  playsOn: (name: string): string => `${name} continues`,
  again: 'Ask me again',
  asked: 'You are asked again.',
  proposals: 'Computer teammates ask first',
  proposalsHint: 'They propose an action with its chance to win, and wait for your answer.',
  /** The levels of the setting. */
  levels: { off: 'None', danger: 'Dangers', idea: 'One idea', best: 'Best line' },
};
