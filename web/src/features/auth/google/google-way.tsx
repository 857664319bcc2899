import { lazy, Suspense } from 'react'
import { useConfig } from '../../../shared/api/config.queries'
import type { GooglePurpose } from './use-google'

const GoogleButton = lazy(async () => ({ default: (await import('./google-button')).GoogleButton }))

/** Employers may go by Google where the installation has a client id; nothing of Google is loaded elsewhere. */
export function GoogleWay({ purpose }: { purpose: GooglePurpose }) {
  const clientId = useConfig().data?.google_client_id
  if (!clientId) return null
  return (
    <Suspense>
      <GoogleButton key={purpose} clientId={clientId} purpose={purpose} />
    </Suspense>
  )
}
