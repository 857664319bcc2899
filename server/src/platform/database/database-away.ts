/**
 * PostgreSQL's and connection error codes that mean: the database is unreachable, too slow, or has ended a deadlock or
 * a wait for a lock.
 */
const databaseAway = /^(08|57P0|53300|57014|55P03|40P01|ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH)/
const connectionLost =
  /Connection terminated|Query read timeout|cached plan must not change|timeout exceeded when trying to connect|Client has encountered a connection error|connection is closed|embedded database is busy/i

export function isDatabaseAway(error: Error & { code?: unknown }): boolean {
  return databaseAway.test(String(error.code ?? '')) || connectionLost.test(error.message)
}
