import { NotFoundPage } from '#pages/not-found-page.tsx'
import { PlainLayout } from './plain-layout'

export const UnknownPage = () => (
  <PlainLayout footer>
    <NotFoundPage />
  </PlainLayout>
)
