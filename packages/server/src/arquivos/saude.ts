import { MESSAGES } from '@paco/domain/arquivos/messages'
import type { Antivirus } from './antivirus.ts'
import type { Stores } from './stores.ts'

/** Whoever watches asks every few seconds; others are asked less often, and waited for no longer than they would. */
const FRESH = 10_000
const PATIENCE = 2_000

type Watch = () => Promise<readonly string[]>

/** What is told of something that should answer: nothing where it does. */
function watch(ping: () => Promise<void>, silent: string): Watch {
  let last: { at: number; answers: Promise<boolean> } | undefined
  return async () => {
    if (!last || performance.now() - last.at > FRESH) {
      const answers = ping().then(
        () => true,
        () => false,
      )
      last = { at: performance.now(), answers }
    }
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref())
    return (await Promise.race([last.answers, late])) ? [] : [silent]
  }
}

/** What whoever watches the server is told of where files are kept and of who looks at them. */
export function watchArquivos({ target }: Stores, antivirus: Antivirus): Watch {
  const watches = [
    ...(target.guarda === 'banco' ? [] : [watch(() => target.ping(), MESSAGES.storeSilent)]),
    ...(antivirus.ping === null ? [] : [watch(antivirus.ping, MESSAGES.antivirusSilent)]),
  ]
  return async () => (await Promise.all(watches.map((one) => one()))).flat()
}
