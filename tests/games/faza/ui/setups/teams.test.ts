import { expect, test } from 'vitest';
import { published } from '../../../../../src/games/faza/content/published/edition.ts';
import type { HeroId, HeroSpec } from '../../../../../src/games/faza/content/vocabulary.ts';
import { codes } from '../../../../../src/games/faza/ui/setups/codes.ts';
import { teamsFrom, teamsOf } from '../../../../../src/games/faza/ui/setups/teams.ts';
import { codeOf, setupOfCode } from '../../../../../src/shell/seeds/shareCode.ts';
import { setupOf } from '../../positions.ts';

const LETTERS: Readonly<Record<string, string>> = {
  soldier: 'o',
  scout: 'c',
  doctor: 'd',
  farmer: 'f',
  rebel: 'r',
  senator: 'n',
  engineer: 'e',
  scientist: 't',
};

/** The number of each team in setup codes, from 0: codes are out in the world, so no line of this may ever change. */
const NUMBERED = `
  od of or on oe ot cd cf cr cn ce ct do dc dr dn de dt fo fc fr fn fe ft ro rc rd rf re rt no nc nd nf ne nt eo
  ec ed ef er en to tc td tf tr tn odr odn ode odt ofr ofn ofe oft ord orf ore ort ond onf one ont oed oef oer oen
  otd otf otr otn cdr cdn cde cdt cfr cfn cfe cft crd crf cre crt cnd cnf cne cnt ced cef cer cen ctd ctf ctr ctn
  dor don doe dot dcr dcn dce dct dro drc dre drt dno dnc dne dnt deo dec der den dto dtc dtr dtn for fon foe fot
  fcr fcn fce fct fro frc fre frt fno fnc fne fnt feo fec fer fen fto ftc ftr ftn rod rof roe rot rcd rcf rce rct
  rdo rdc rde rdt rfo rfc rfe rft reo rec red ref rto rtc rtd rtf nod nof noe not ncd ncf nce nct ndo ndc nde ndt
  nfo nfc nfe nft neo nec ned nef nto ntc ntd ntf eod eof eor eon ecd ecf ecr ecn edo edc edr edn efo efc efr efn
  ero erc erd erf eno enc end enf tod tof tor ton tcd tcf tcr tcn tdo tdc tdr tdn tfo tfc tfr tfn tro trc trd trf
  tno tnc tnd tnf odre odrt odne odnt oder oden odtr odtn ofre ofrt ofne ofnt ofer ofen oftr oftn orde ordt orfe
  orft ored oref ortd ortf onde ondt onfe onft oned onef ontd ontf oedr oedn oefr oefn oerd oerf oend oenf otdr
  otdn otfr otfn otrd otrf otnd otnf cdre cdrt cdne cdnt cder cden cdtr cdtn cfre cfrt cfne cfnt cfer cfen cftr
  cftn crde crdt crfe crft cred cref crtd crtf cnde cndt cnfe cnft cned cnef cntd cntf cedr cedn cefr cefn cerd
  cerf cend cenf ctdr ctdn ctfr ctfn ctrd ctrf ctnd ctnf dore dort done dont doer doen dotr dotn dcre dcrt dcne
  dcnt dcer dcen dctr dctn droe drot drce drct dreo drec drto drtc dnoe dnot dnce dnct dneo dnec dnto dntc deor
  deon decr decn dero derc deno denc dtor dton dtcr dtcn dtro dtrc dtno dtnc fore fort fone font foer foen fotr
  fotn fcre fcrt fcne fcnt fcer fcen fctr fctn froe frot frce frct freo frec frto frtc fnoe fnot fnce fnct fneo
  fnec fnto fntc feor feon fecr fecn fero ferc feno fenc ftor fton ftcr ftcn ftro ftrc ftno ftnc rode rodt rofe
  roft roed roef rotd rotf rcde rcdt rcfe rcft rced rcef rctd rctf rdoe rdot rdce rdct rdeo rdec rdto rdtc rfoe
  rfot rfce rfct rfeo rfec rfto rftc reod reof recd recf redo redc refo refc rtod rtof rtcd rtcf rtdo rtdc rtfo
  rtfc node nodt nofe noft noed noef notd notf ncde ncdt ncfe ncft nced ncef nctd nctf ndoe ndot ndce ndct ndeo
  ndec ndto ndtc nfoe nfot nfce nfct nfeo nfec nfto nftc neod neof necd necf nedo nedc nefo nefc ntod ntof ntcd
  ntcf ntdo ntdc ntfo ntfc eodr eodn eofr eofn eord eorf eond eonf ecdr ecdn ecfr ecfn ecrd ecrf ecnd ecnf edor
  edon edcr edcn edro edrc edno ednc efor efon efcr efcn efro efrc efno efnc erod erof ercd ercf erdo erdc erfo
  erfc enod enof encd encf endo endc enfo enfc todr todn tofr tofn tord torf tond tonf tcdr tcdn tcfr tcfn tcrd
  tcrf tcnd tcnf tdor tdon tdcr tdcn tdro tdrc tdno tdnc tfor tfon tfcr tfcn tfro tfrc tfno tfnc trod trof trcd
  trcf trdo trdc trfo trfc tnod tnof tncd tncf tndo tndc tnfo tnfc
`;

const lettersOf = (teams: readonly (readonly string[])[]): string[] =>
  teams.map((team) => team.map((hero) => LETTERS[hero] ?? hero).join(''));
const frozen = NUMBERED.trim().split(/\s+/);

test('every team has the number that setup codes have given it since the first one', () => {
  expect(frozen).toHaveLength(624);
  expect(lettersOf(teamsOf('published'))).toEqual(frozen);
});

test('teams with new heroes come after all others, wherever the new heroes stand in their edition', () => {
  // Ids that no hero has yet.
  const hero = (id: string, area: HeroSpec['area']): HeroSpec => ({ id: id as HeroId, area, skills: [] });
  const [pilot, nurse] = [hero('P', 'tactical'), hero('N', 'medical')];
  const with9 = lettersOf(teamsFrom({ ...published, heroes: [...published.heroes, pilot] }));
  expect(with9.slice(0, 624)).toEqual(frozen);
  const added = with9.slice(624);
  // A third Tactical hero makes 12 pairs, 72 teams of three and 192 of four.
  expect(added).toHaveLength(276);
  expect(added.every((team) => team.includes('P'))).toBe(true);
  expect(new Set(with9).size).toBe(900);
  const with10 = lettersOf(teamsFrom({ ...published, heroes: [...published.heroes, pilot, nurse] }));
  expect(with10.slice(0, 900)).toEqual(with9);
  expect(with10.slice(900).every((team) => team.includes('N'))).toBe(true);
  const inFront = lettersOf(teamsFrom({ ...published, heroes: [pilot, ...published.heroes] }));
  expect(inFront).toEqual(with9);
});

test('a code with a Head start is refused: there is none any more', () => {
  expect(setupOfCode(codes, '0002R00Q86AR')).toEqual({ problem: 'unknown' });
});

test.each([
  [
    '9KTX4000M9AS',
    setupOf(['scientist', 'rebel', 'farmer', 'scout'], {
      mode: 'hard',
      seed: 'daily 2026-11-21',
      health: 5,
      rewards: false,
      fazaFirst: true,
      drawTwo: true,
      radio: true,
    }),
  ],
  ['2W48R00018SD', setupOf(['senator', 'engineer', 'soldier'], { seed: 'z9', radio: true })],
])('the code %s means what it meant when it was first shared', (code, setup) => {
  expect(setupOfCode(codes, code)).toEqual({ setup });
  expect(codeOf(codes, setup)).toBe(code);
});

test('every team in every mode of both editions has a number of its own, which means the same again', () => {
  const seen = new Set<bigint>();
  for (const edition of ['published', '24'] as const)
    for (const mode of ['easy', 'normal', 'hard'] as const)
      for (const heroes of teamsOf(edition)) {
        if (edition === '24' && mode === 'hard') continue;
        const setup = setupOf(heroes, { edition, mode });
        const bits = codes.toBits(setup, 'drawn') ?? -1n;
        expect(codes.fromBits(bits)?.withSeed(setup.seed)).toEqual(setup);
        seen.add(bits);
      }
  expect(seen.size).toBe(5 * 624);
});

test('the bits of a mode are where they always were', () => {
  // Edition (1 bit), team (10), mode (2), health (3), options (5), kind of the seed (2).
  const bitsOf = (edition: '24' | 'published', mode: 'easy' | 'normal' | 'hard'): string | undefined =>
    codes
      .toBits(setupOf(['scout', 'doctor'], { edition, mode }), 'drawn')
      ?.toString(2)
      .padStart(23, '0');
  expect(bitsOf('published', 'easy')).toMatch(/^0.{10}00000/);
  expect(bitsOf('published', 'normal')).toMatch(/^0.{10}01000/);
  expect(bitsOf('published', 'hard')).toMatch(/^0.{10}10000/);
  expect(bitsOf('24', 'easy')).toMatch(/^0.{10}11000/);
  expect(bitsOf('24', 'normal')).toMatch(/^1.{10}11000/);
  expect(bitsOf('24', 'hard')).toBeUndefined();
});

test.each([
  // Edition (1 bit), team (10), mode (2), health (3), options (5), kind of the seed (2).
  ['the first team of the revised edition', 0b1_0000000000_00_000_00001_00n],
  ['a team number from 624 on, which the balanced and brisk editions had', 0b0_1001110000_00_000_00001_00n],
  ['a health of 7, which Easy of the brisk edition had', 0b0_1001101111_00_111_00000_00n],
  ['a Head start', 0b0_0000000000_01_000_00101_00n],
])('numbers of what is no more are refused: %s', (_, bits) => {
  expect(codes.fromBits(bits)).toBeNull();
});
