import type { ClipJob } from '@kasama/contract/studio/clip/clips.api'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { clipsKey } from './clip.queries'
import { clipTexts as t } from './clip.texts'

/** Processing of a lesson's clips, with its progress; work that was given up can be tried again. */
export function ClipJobs({ videoId, jobs }: { videoId: number; jobs: ClipJob[] }) {
  const client = useQueryClient()
  const retry = useDeskMutation('POST /admin/videos/:id/works/again', {
    onSettled: () => client.invalidateQueries({ queryKey: [...clipsKey, videoId] }),
  })
  return jobs.map((job) => (
    <Notice key={job.what} kind={job.given_up ? 'bad' : 'info'}>
      {jobText(job)}{' '}
      {job.given_up && (
        <Button
          look="line"
          size="s"
          icon={<RotateCcw aria-hidden="true" />}
          busy={retry.isPending}
          onClick={() => retry.mutate({ params: { id: videoId } })}
        >
          {t.again}
        </Button>
      )}
    </Notice>
  ))
}

function jobText({ what, percent, failed, given_up }: ClipJob): string {
  const isVoice = what === 'voice'
  if (given_up) return isVoice ? t.layingGivenUp : t.makingGivenUp
  if (failed) return isVoice ? t.layingFailed : t.makingFailed
  return fillIn(isVoice ? t.laying : t.making, { percent })
}
