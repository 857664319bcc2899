import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

const inPublic = sql.raw(`'public'::regnamespace`)

/** Objects that belong to an extension, which both databases create by themselves. */
const isExtensionObject = (catalogue: string, oid: string) =>
  sql.raw(
    `exists (select from pg_depend where deptype = 'e' and classid = '${catalogue}'::regclass and objid = ${oid})`,
  )

/**
 * A line per object of the schema, sorted: columns with their place, constraints, indexes, triggers, functions, views.
 */
export async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select line from (
    select concat_ws(' ', 'column', relname, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, collname,
      pg_get_expr(adbin, adrelid)) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
    where relnamespace = ${inPublic} and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    union all
    select format('constraint %s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = ${inPublic} and contype in ('c', 'f', 'p', 'u')
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = ${inPublic} and not tgisinternal
    union all
    select pg_get_functiondef(pg_proc.oid) from pg_proc
    where pronamespace = ${inPublic} and not ${isExtensionObject('pg_proc', 'pg_proc.oid')}
    union all
    select format('view %s: %s', viewname, definition) from pg_views where schemaname = 'public'
    union all
    select format('sequence %s: %s %s %s', sequencename, data_type, start_value, increment_by)
    from pg_sequences where schemaname = 'public'
    union all
    select 'extension ' || extname from pg_extension
  ) described order by line collate "C"`.execute(db)
  return rows.map(({ line }) => line)
}

/** All rows of all tables, sorted, beside those of the migrator itself. */
export async function rowsOf(db: Db): Promise<Record<string, object[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  const objectsByKind: Record<string, object[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: object
    }>`select to_jsonb(t) as row from ${sql.table(name)} t order by t::text`.execute(db)
    objectsByKind[name] = rows.map(({ row }) => row)
  }
  return objectsByKind
}
