import { useSearch } from '@tanstack/react-router'
import { RegraECronograma } from '../../../medicoes/cronograma/regra-e-cronograma.tsx'
import { Planilha } from '../../../quantitativos/planilha.tsx'
import words from '../../../ui/theme/words.module.css'
import { ContratoFrame } from './contrato-frame.tsx'

/** The revision that the address names; null for the one that counts. */
function useAsked(): number | null {
  const named = useSearch({ strict: false, select: (search) => (search as { revisao?: unknown }).revisao })
  return typeof named === 'number' && Number.isInteger(named) ? named : null
}

export function ContratoPlanilhaScreen() {
  const asked = useAsked()
  return (
    <ContratoFrame part="Planilha">
      {(contrato, who) => (
        <>
          <Planilha contrato={contrato} who={who} asked={asked} />
          <div className={words.above16}>
            <RegraECronograma contrato={contrato} who={who} />
          </div>
        </>
      )}
    </ContratoFrame>
  )
}
