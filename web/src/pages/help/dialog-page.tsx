import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { allowedPath, runCallback } from '#people/help/dialog-callbacks.ts'
import { useIsOpenedByApp } from '#people/help/opened-by-app.ts'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'

/** A message with the query's texts. On desktop only the second button is shown (specification, section 2). */
export function DialogPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  if (!useIsOpenedByApp()) return <Navigate to="/" replace />
  const [btn, btn2, data] = [query.get('btn'), query.get('btn2'), query.get('data') ?? '']
  const hasMain = btn !== null && (isPhone() || !btn2)

  function proceed() {
    runCallback(query.get('callBackBtn'), data)
    navigate(allowedPath(query.get('next_path')), { replace: true })
  }
  function goBack() {
    runCallback(query.get('callBackBtn2'), data)
    navigate(-1)
  }
  const buttons = (
    <>
      {hasMain && (
        <Button block onClick={proceed}>
          {btn}
        </Button>
      )}
      {btn2 && (
        <Button block look={hasMain ? 'line' : 'filled'} onClick={goBack}>
          {btn2}
        </Button>
      )}
    </>
  )
  return (
    <main tabIndex={-1}>
      <Dialog
        open
        title={query.get('title') ?? ''}
        text={query.get('msg') ?? undefined}
        actions={buttons}
        onDismiss={goBack}
      />
    </main>
  )
}
