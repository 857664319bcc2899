import { useNavigate } from 'react-router'
import { cardTexts } from '../../features/billing/card/card.texts'
import { ChangeCard } from '../../features/billing/card/change-card'
import { CardDocument } from '../../features/billing/card-fields/card-document'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Payer } from './payer'

export function CardPage() {
  const navigate = useNavigate()
  function goBack() {
    showToast(cardTexts.saved)
    navigate('/e-settings')
  }
  return (
    <Page width="mid">
      <BackHeading title={cardTexts.updateCard} to="/e-settings" />
      <Payer>
        {() => (
          <CardDocument>
            <ChangeCard onSaved={goBack} />
          </CardDocument>
        )}
      </Payer>
    </Page>
  )
}
