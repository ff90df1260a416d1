import { describe, expect, it } from 'vitest';
import { missingFields, trimValues } from './validation.ts';

const good = { companyName: 'A', name: 'B', mobile: '02', lineId: '', description: 'C' };

describe('missingFields', () => {
  it('finds nothing in a good request, whose LINE id may be empty', () => {
    expect(missingFields(good)).toEqual([]);
  });
  it('names empty required fields in the form’s order', () => {
    expect(missingFields({ ...good, description: '', companyName: '' })).toEqual([
      'companyName',
      'description',
    ]);
  });
  it('does not take white space for an answer, full-width spaces included', () => {
    expect(missingFields({ ...good, name: ' \t\n', mobile: '\u3000' })).toEqual(['name', 'mobile']);
  });
});

describe('trimValues', () => {
  it('takes white space from both ends and leaves what is inside', () => {
    expect(trimValues({ ...good, description: '\u3000a  b\n' }).description).toBe('a  b');
  });
});
