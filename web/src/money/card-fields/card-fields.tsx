import { lazy, Suspense } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import type { CardFieldsProps } from './card-entry'
import { FieldShapes } from './field-shapes'
import { SandboxFields } from './sandbox/sandbox-fields'

const StripeFields = lazy(async () => ({ default: (await import('./stripe/stripe-card')).StripeFields }))

/** The provider's card fields, which are downloaded only here, or the sandbox's. */
export function CardFields(props: CardFieldsProps) {
  const { data: config } = useConfig()
  if (!config) return <FieldShapes />
  if (config.payments === 'sandbox') return <SandboxFields {...props} />
  return (
    <Suspense fallback={<FieldShapes />}>
      <StripeFields {...props} publishableKey={config.stripe_publishable_key ?? ''} />
    </Suspense>
  )
}
