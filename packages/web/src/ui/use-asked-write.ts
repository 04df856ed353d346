import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirm } from './confirm.ts'
import type { Question } from './confirm-dialog.tsx'
import { withReason } from './failures.ts'
import { errorText } from './states/error-text.ts'
import { toast } from './toast.ts'

interface AskedWrite<R, Reply> {
  send: (record: R) => Promise<Reply>
  /** Null where nothing needs asking. */
  question: (record: R) => Question | null | Promise<Question | null>
  onDone: (reply: Reply, record: R) => void
  /** The screen's words for a failure, also said in passing; without them the server's reason stands alone. */
  failure?: string | ((error: unknown) => string)
  /** The screen says it beside what was asked, and nowhere else. */
  quiet?: boolean
}

/** Deletes a record, or writes it otherwise, after asking; everything shown is then read anew. */
export function useAskedWrite<R, Reply>({ send, question, onDone, failure, quiet }: AskedWrite<R, Reply>) {
  const queryClient = useQueryClient()
  const words = typeof failure === 'string' ? () => failure : (failure ?? errorText)
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ record, write }: { record: R; write: typeof send }) => write(record),
    onSuccess: (reply, { record }) => onDone(reply, record),
    onError: (failed) => {
      if (!quiet) toast(words(failed), { tone: 'bad' })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = async (record: R) => {
    const asked = await question(record)
    // What was on the screen when it was asked is what is written, whatever arrived since.
    if (asked === null || (await confirm(asked))) mutate({ record, write: send })
  }
  return { ask, isPending, error, problem: error && withReason(words(error), error), dismiss: reset }
}
