import { expect, test } from 'vitest';
import { passHeading } from '../../../src/shell/people/handOver.ts';

test.each(['Ann', 'e', 'P', 'the', 'device', 'Pass the device to', '$&', '🦎'])(
  'the heading highlights the name “%s”, even if the words around it contain the same letters',
  (name) => {
    expect(passHeading(name)).toEqual(['Pass the device to ', name, '']);
  },
);
