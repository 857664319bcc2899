import type { QueryClient } from '@tanstack/react-query'

/** Invalidates the queries that a completed video changes: the cards of the library and the progress page. */
export function invalidateProgress(client: QueryClient) {
  for (const name of ['feed', 'progress', 'answers', 'skills', 'certificates'])
    client.invalidateQueries({ queryKey: [name] })
}
