import { expect, it } from 'vitest';
import { rolesByGroups } from './group-roles.ts';

const mapped = [
  { group: 'dispatch', roleId: 1 },
  { group: 'cn=Office,ou=groups,dc=example', roleId: 1 },
  { group: 'Books, and more', roleId: 2 },
];

it.each([
  ['by the first part of its name', ['CN=Dispatch,OU=groups,DC=example'], [1], [2]],
  ['by its whole name', ['cn=office,ou=groups,dc=example'], [1], [2]],
  ['with a comma in its name', ['cn=Books\\, and more,ou=groups'], [2], [1]],
  ['and by no part of it', ['cn=dispatchers,ou=dispatch', 'ou=x,cn=dispatch'], [], [1, 2]],
])('a group assigns its role %s', (_, groups, input, uniqueFields) => {
  expect(rolesByGroups(groups, mapped)).toEqual({ provided: input, taken: uniqueFields });
});
