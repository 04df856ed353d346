import { useState } from 'react'
import { Problem } from '../../ui/states/problem.tsx'

/** Why one is here and not where one wanted to go: a record that could not be opened, a page that is not for everyone. */
export function AvisoNotice({ aviso }: { aviso: string }) {
  const [closed, setClosed] = useState(false)
  return closed ? null : <Problem text={aviso} onClose={() => setClosed(true)} />
}
