import { expect, test } from 'vitest';
import { passHeading } from '../../../src/shell/people/handOver.ts';

test.each(['Ann', 'e', 'P', 'the', 'device', 'Pass the device to', '$&', '🦎'])(
  'the heading sets the name “%s” apart, even where the words around it hold the same letters',
  (name) => {
    expect(passHeading(name)).toEqual(['Pass the device to ', name, '']);
  },
);
