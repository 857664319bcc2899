/** A statement of a migration that would hold a lock, or occupy the table, for as long as the table is large. */
type Rule = {
  name: string
  pattern: RegExp
  hint: string
  /** Also refused for a table that the same migration creates. */
  isForNewTables?: true
}

/** The rules of server/src/platform/README.md. In each pattern `table` is the table that would be locked. */
const rules: Rule[] = [
  {
    name: 'concurrently',
    pattern: /^(?:create (?:unique )?index|drop index|reindex\b.*|refresh materialized view) concurrently\b/,
    hint: 'a migration is one transaction, in which CONCURRENTLY fails: the operator runs it before the update, and the migration says IF NOT EXISTS',
    isForNewTables: true,
  },
  {
    name: 'index',
    pattern: /^create (?:unique )?index (?!if not exists)(?:\w+ )?on (?:only )?(?<table>\w+)/,
    hint: 'building an index refuses writes: say CREATE INDEX IF NOT EXISTS here, and let the operator run CREATE INDEX CONCURRENTLY before the update',
  },
  {
    name: 'volatile default',
    pattern:
      /^alter table (?<table>\w+).*\badd (?:column )?(?!constraint).*(?:default [^,]*\b(?:random|gen_random_uuid|clock_timestamp|nextval|uuid_generate_\w+)\s*\(|\bgenerated\b|\b(?:big|small)?serial\b)/,
    hint: 'the table is written anew: add the column without a default, set the default for new rows, and fill the old ones with a job in batches',
  },
  {
    name: 'type',
    pattern: /^alter table (?<table>\w+).*\balter (?:column )?\w+ (?:set data )?type\b/,
    hint: 'the table is written anew: add a column of the new type, fill it with a job, and change the readers',
  },
  {
    name: 'enum',
    pattern: /^alter type\b/,
    hint: 'the previous release does not know the new value, and the transaction that adds it can not use it: use text with a check',
    isForNewTables: true,
  },
  {
    name: 'not null',
    pattern: /^alter table (?<table>\w+).*\balter (?:column )?(?<column>\w+) set not null\b/,
    hint: 'the whole table is read while nobody can use it: first a release with CHECK (column IS NOT NULL) NOT VALID, then one with VALIDATE CONSTRAINT <table>_<column>_not_null, then SET NOT NULL',
  },
  {
    name: 'foreign key',
    pattern: /^alter table (?<table>\w+).*\badd\b.*\b(?:foreign key|references)\b(?!.*\bnot valid\b)/,
    hint: 'the whole table is read while both refuse writes: ADD CONSTRAINT … NOT VALID now, VALIDATE CONSTRAINT in the next release',
  },
  {
    name: 'check',
    pattern: /^alter table (?<table>\w+).*\badd (?:constraint \w+ )?check\b(?!.*\bnot valid\b)/,
    hint: 'the whole table is read while nobody can use it: NOT VALID now, VALIDATE CONSTRAINT in the next release',
  },
  {
    name: 'unique',
    pattern:
      /^alter table (?<table>\w+).*\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?!.*\busing index\b)/,
    hint: 'its index is built while nobody can use the table: build it CONCURRENTLY before the update, and say USING INDEX',
  },
  {
    name: 'all rows',
    pattern: /^(?:update (?:only )?|delete from (?:only )?)(?<table>\w+)\b(?!.*\bwhere (?!true\b))/,
    hint: 'every row is locked until the start is over: let a job change them in batches (`schedule: { every, catchUp }`)',
  },
  {
    name: 'whole table',
    pattern: /^(?:lock|cluster|vacuum|truncate)(?: table| full)?(?: (?<table>\w+))?/,
    hint: 'nobody can use the table until the start is over',
  },
]

/** Statements in small letters, without comments, texts and bodies of functions. */
function statementsIn(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/\b(if exists|public\.)\s*/g, '')
    .replace(/(add column )if not exists /g, '$1')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const firstComment = /^-- locks ([a-z, ]+): (.{20,})$/

/** Names of the rules that the first comment of a migration lifts: `-- locks index, check: <the reason>`. */
function liftedRules(text: string): string[] {
  const [, names = ''] = firstComment.exec(text.split('\n')[0] ?? '') ?? []
  return names.split(', ')
}

type Migration = { name: string; text: string }

/** The statements that a rule refuses. `earlier` are the migrations of former releases. */
export function findLocks({ name, text }: Migration, earlier: Migration[] = []): string[] {
  const statements = statementsIn(text)
  const created = statements.flatMap(
    (statement) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [],
  )
  const validated = earlier.flatMap((migration) =>
    statementsIn(migration.text).flatMap((statement) => /\bvalidate constraint (\w+)/.exec(statement)?.[1] ?? []),
  )
  const lifted = liftedRules(text)
  const unknown = lifted.filter((rule) => rule && !rules.some((known) => known.name === rule))
  return [
    ...unknown.map((rule) => `${name}: no rule is called ${rule}`),
    ...statements.flatMap((statement) =>
      rules.flatMap((rule) => {
        const found = rule.pattern.exec(statement)
        const { table = '', column = '' } = found?.groups ?? {}
        const isFine =
          !found ||
          lifted.includes(rule.name) ||
          (created.includes(table) && !rule.isForNewTables) ||
          validated.includes(`${table}_${column}_not_null`)
        return isFine ? [] : [`${name}: ${statement.slice(0, 100)}\n  ${rule.name}: ${rule.hint}`]
      }),
    ),
  ]
}
