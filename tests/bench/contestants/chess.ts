import { requirePeer } from '../kit/peers.ts';
import { performWalks } from '../perft/performWalks.ts';

/** chess.js's own walk through all sequences of moves, from two positions that chess programmers count from. */

interface Chess {
  perft(depth: number): number;
}

const { Chess }: { Chess: new (fen?: string) => Chess } = requirePeer('chess.js');

const initial = new Chess();
const kiwipete = new Chess('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
const walks = [
  { name: 'initial position', depth: 4, walk: (to: number) => initial.perft(to) },
  { name: 'Kiwipete', depth: 3, walk: (to: number) => kiwipete.perft(to) },
];

performWalks(walks);
