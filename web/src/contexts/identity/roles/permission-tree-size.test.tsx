import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { PermissionItem } from './permission-tree.ts';
import { PermissionTree } from './PermissionTree.tsx';

const node = (name: string, parentName: string | null): PermissionItem => ({
  parentName,
  name,
  displayName: name,
  description: null,
  isGrantedByDefault: false,
  level: parentName === null ? 0 : 1,
});

/** 20 groups of 24: 500 nodes. */
const permissions = Array.from({ length: 20 }, (_, group) => [
  node(`Group${group}`, null),
  ...Array.from({ length: 24 }, (__, leaf) => node(`Group${group}.Leaf${leaf}`, `Group${group}`)),
]).flat();

const marks = { added: 'Added', removed: 'Removed' };

it('rerenders only one group of a 500-permission tree when one of them is checked', () => {
  const query: string[] = [];
  function Tree() {
    const [granted, setGranted] = useState<readonly string[]>([]);
    const mayGrant = (name: string) => query.push(name) > 0;
    return (
      <PermissionTree
        {...{ permissions, granted, base: [], marks, mayGrant }}
        onChange={setGranted}
      />
    );
  }
  render(<Tree />);
  expect(permissions).toHaveLength(500);
  query.length = 0;
  fireEvent.click(screen.getByLabelText(/^Group7\.Leaf3/));
  expect(screen.getByText('Added')).toBeDefined();
  expect(new Set(query.map((name) => name.split('.')[0]))).toEqual(new Set(['Group7']));
  fireEvent.click(screen.getByLabelText(/^Group2\.Leaf1$/));
  fireEvent.click(screen.getByLabelText(/^Group7$/));
  expect(screen.getAllByText('Added')).toHaveLength(25);
});
