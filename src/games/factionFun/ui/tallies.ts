import { pastOf, type Session } from '../../../kernel/session.ts';
import type { PeopleId } from '../content/vocabulary.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import type { Tally } from '../scenes/ending/endingLayout.ts';

/** What each people did, from the facts of a game. */
export function talliesOf(session: Session<FactionFunTypes>): Record<PeopleId, Tally> {
  const counts = {
    sailfolk: { claims: 0, answers: 0, battles: 0, lost: 0 },
    hearthfolk: { claims: 0, answers: 0, battles: 0, lost: 0 },
  };
  /** By the number of an avatar, which it keeps for the whole game. */
  const peoples = new Map(session.opening.state.avatars.map(({ id, people }) => [id, people]));
  let claimant: PeopleId | undefined;
  let isAnswer = false;
  for (const { facts } of pastOf(session))
    for (const fact of facts) {
      if (fact.fact === 'avatarPlaced') peoples.set(fact.avatar.id, fact.avatar.people);
      if (fact.fact === 'claimRolled') claimant = peoples.get(fact.avatar);
      if (fact.fact === 'claimEnded' && fact.stands && claimant) counts[claimant].claims++;
      if (fact.fact === 'battleBegan') isAnswer = fact.battle.mode === 'retaliation';
      if (fact.fact === 'battleEnded' && fact.people) {
        counts[fact.people].battles++;
        if (isAnswer && fact.winner === 'aggressor') counts[fact.people].answers++;
      }
      const lost = fact.fact === 'avatarLost' ? peoples.get(fact.avatar) : undefined;
      if (lost) counts[lost].lost++;
    }
  return counts;
}
