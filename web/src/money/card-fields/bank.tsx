import { lazy, Suspense } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import type { BankProps } from './card-entry'
import { SandboxBank } from './sandbox/sandbox-bank'

const StripeBank = lazy(async () => ({ default: (await import('./stripe/stripe-card')).StripeBank }))

/** The bank's window: opened by the provider's script, or simulated by the sandbox. On every page that may pay. */
export function Bank({ question }: BankProps) {
  const { data: config } = useConfig()
  if (config?.payments !== 'stripe') return <SandboxBank question={question} />
  return (
    <Suspense>
      <StripeBank question={question} publishableKey={config.stripe_publishable_key ?? ''} />
    </Suspense>
  )
}
