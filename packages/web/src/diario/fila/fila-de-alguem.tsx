import { useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import words from '../../ui/theme/words.module.css'
import { contarFila } from './banco.ts'

const aguardam = (count: number) =>
  count === 1 ? '1 registro aguarda envio' : `${count} registros aguardam envio`

/** To whoever is not logged in: that something waits on this device, and nothing of what it says. */
export function FilaDeAlguem({ onEntrar }: { onEntrar: () => void }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    // A browser that keeps nothing has nothing waiting.
    contarFila().then(setCount, () => undefined)
  }, [])
  if (count === 0) return null
  return (
    <div className={words.below16}>
      <Banner tone="run" action="Entrar" onAction={onEntrar}>
        {aguardam(count)} neste aparelho. Entre para enviar.
      </Banner>
    </div>
  )
}
