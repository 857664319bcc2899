import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#platform/folders'
import { findLocks } from '#test/database/migration-locks'

/** Migrations up to this one are older than the rules. */
const lastUnchecked = '0090'

test('no new migration locks a table for as long as it is large', () => {
  const migrations = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > lastUnchecked)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, migrationsFolder), 'utf8') }))
  const locks = migrations.flatMap((migration, n) => findLocks(migration, migrations.slice(0, n)))
  expect(locks, 'see "Migrations" in server/src/platform/README.md').toEqual([])
})

const ruleOf = (text: string, earlier: string[] = []) =>
  findLocks(
    { name: 'x', text },
    earlier.map((one) => ({ name: 'y', text: one })),
  ).map((problem) => /\n {2}([^:]+):/.exec(problem)?.[1] ?? problem)

test.each([
  ['create index a on users (email)', 'index'],
  ['create unique index on users (email)', 'index'],
  ['create index concurrently a on users (email)', 'concurrently'],
  ['alter table users add column key uuid not null default gen_random_uuid()', 'volatile default'],
  ['alter table users add x bigserial', 'volatile default'],
  ['alter table users add column x text generated always as (email) stored', 'volatile default'],
  ['alter table users alter column email type varchar(10)', 'type'],
  ["alter type color add value 'red'", 'enum'],
  ['alter table users alter column email set not null', 'not null'],
  ['alter table users add constraint a foreign key (org_id) references organisations', 'foreign key'],
  ['alter table users add column org_id integer references organisations', 'foreign key'],
  ['alter table users add check (id > 0)', 'check'],
  ['ALTER TABLE IF EXISTS "users"\n  ADD CONSTRAINT a\n  CHECK (id > 0)', 'check'],
  ['alter table users add constraint a unique (email)', 'unique'],
  ["update users set email = 'where x'", 'all rows'],
  ['delete from users', 'all rows'],
  ['update users set email = null where true', 'all rows'],
  ['lock table users', 'whole table'],
])('%s', (text, rule) => {
  expect(ruleOf(text)).toEqual([rule])
})

test.each([
  'create table a (id integer primary key, b integer references users); create index on a (b); update a set b = 1',
  'create index if not exists a on users (email)',
  "alter table users add column x text not null default '', add column y timestamptz",
  'alter table users add constraint a check (id > 0) not valid',
  'alter table users add constraint a foreign key (org_id) references organisations not valid',
  'alter table users validate constraint a',
  'alter table users add constraint a unique using index b',
  'update users set email = null where id = 1',
  'create function f() returns trigger language plpgsql as $$ begin update users set email = null; end $$',
  '-- create index a on users (email)\nselect 1',
  '-- locks index: the table has a row for each of the twelve topics.\ncreate index a on topics (name)',
])('lets pass: %s', (text) => {
  expect(ruleOf(text)).toEqual([])
})

test('a column may be set not null in a release after the one that validated its check', () => {
  const text = 'alter table users alter column email set not null'
  const [check, validation] = [
    'alter table users add constraint users_email_not_null check (email is not null) not valid',
    'alter table users validate constraint users_email_not_null',
  ]
  expect(ruleOf(text, [check])).toEqual(['not null'])
  expect(ruleOf(text, [check, validation])).toEqual([])
})

test('a lifted rule is named, with a reason, and only that one is lifted', () => {
  const statements = 'create index a on users (email);\nalter table users add check (id > 0)'
  expect(ruleOf(`-- locks index: soon\n${statements}`)).toEqual(['index', 'check'])
  expect(ruleOf(`-- locks check: users are few when this comes out, 200 at most.\n${statements}`)).toEqual(['index'])
  expect(ruleOf('-- locks nothing: because there is nothing that could lock.')).toEqual([
    'x: no rule is called nothing',
  ])
})
