import type { QueryClient } from '@tanstack/react-query'

/** Invalidates the queries that a completed video changes: library, progress page, and whether she may practise. */
export function invalidateProgress(client: QueryClient) {
  for (const name of ['feed', 'progress', 'answers', 'skills', 'certificates', 'profile'])
    client.invalidateQueries({ queryKey: [name] })
}
