import { removeFile } from '#studio/clip/upload/upload-files'
import { lockImport } from '../import/imports.queries'
import { beginRun, endRun } from './import-run.queries'
import { changeImport, type ImportRow } from './imports.queries'
import { endLoading } from './stop-loading'
import { type ImportDeps, workOnImport } from './work-on-import'

/** Runs in a row that may die with their process before we give up: a restart of the server is not the file's fault. */
const mostRunsThatDied = 10

/**
 * Works on an import that was not cancelled or stopped meanwhile; gives up if the process of every run before has died.
 */
export async function runImport(deps: ImportDeps, row: ImportRow): Promise<void> {
  const runs = await beginRun(deps.db, row)
  if (runs === 0) return
  try {
    await (runs > mostRunsThatDied ? giveUp : workOnImport)(deps, row)
  } finally {
    await endRun(deps.db, row.id)
  }
}

async function giveUp({ db, config, now }: ImportDeps, { id, state }: ImportRow) {
  const problem = `The server ended ${mostRunsThatDied} times while it worked on this file, so it stopped trying.`
  if (state === 'checking')
    return void (await changeImport(db, id, { from: ['checking'], to: { state: 'refused', problem } }))
  const pass = await db.transaction().execute(async (tx) => {
    const row = await lockImport(tx, id)
    return row?.state === 'loading' ? endLoading(tx, row, { at: now(), by: null, problem }) : null
  })
  if (pass) await removeFile(config, pass)
}
