import { NotFoundPage } from '#pages/not-found-page.tsx'
import { PlainLayout } from './plain-layout'

export const UnknownAddress = () => (
  <PlainLayout footer>
    <NotFoundPage />
  </PlainLayout>
)
