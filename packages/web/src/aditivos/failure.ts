import { PacoError } from '@paco/domain/shared/errors'
import { toast } from '../ui/toast.ts'

/** Says in passing that a write failed, and lets the form say why. An ended session has a screen of its own. */
export async function tellFailure<T>(text: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof PacoError && error.status === 401)) toast(text, { tone: 'bad' })
    throw error
  }
}
