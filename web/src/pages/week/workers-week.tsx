import { useNavigate } from 'react-router'
import { ChooseThanks } from '#learning/thanks/share/choose-thanks.tsx'
import { Week } from '#learning/thanks/share/week.tsx'
import { workersWeekTexts } from '#learning/thanks/share/workers-week.texts.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'

const progress = '/worker-progress'
const paths = { week: `${progress}?show=week`, thanks: `${progress}?show=thanks` }

type Props = { workerId: number; show: 'week' | 'thanks' }

/** The parts of the employer's progress page about her worker's week: the picture to share, and a thank you. */
export function WorkersWeek({ workerId, show }: Props) {
  const navigate = useNavigate()
  const { data: worker } = useUser(workerId)
  function leave() {
    showToast(workersWeekTexts.sent)
    navigate(paths.week, { replace: true })
  }
  if (show === 'thanks')
    return (
      <>
        <BackHeading title={workersWeekTexts.thank} to={paths.week} />
        <ChooseThanks workerId={workerId} onSent={leave} />
      </>
    )
  const portrait = worker && <Avatar src={worker.img_url} language={worker.language_code} size={120} />
  return <Week workerId={workerId} portrait={portrait} back={progress} thanks={paths.thanks} />
}
