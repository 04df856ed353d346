import { formatInstant } from '@paco/domain/shared/days'
import type { Fator } from '@paco/domain/usuarios/fator'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { FatorCodigos } from './fator-codigos.tsx'
import { FatorDesligar } from './fator-desligar.tsx'
import { FatorLigar } from './fator-ligar.tsx'
import { fatorQuery } from './fator-queries.ts'

const leftText = (n: number) =>
  n === 1 ? 'Resta 1 código de recuperação.' : `Restam ${n} códigos de recuperação.`

interface StateProps {
  fator: Fator
  onOn: (codigos: string[]) => void
  onOff: () => void
}

function State({ fator, onOn, onOff }: StateProps) {
  const { ligado_em, codigos_restantes, prazo } = fator
  if (ligado_em === null)
    return (
      <>
        {prazo ? (
          <div className={words.below16}>
            <Notice tone="info">
              O seu papel exige a verificação em duas etapas. Sem ela, a partir de {formatInstant(prazo)}, só
              esta página se abre.
            </Notice>
          </div>
        ) : null}
        <FatorLigar onDone={onOn} />
      </>
    )
  return (
    <>
      <p className={words.below16}>
        Ligada desde {formatInstant(ligado_em)}. {leftText(codigos_restantes)}
      </p>
      <FatorDesligar onDone={onOff} />
    </>
  )
}

/** One's own second factor. */
export function FatorCard() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(fatorQuery)
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const again = () => void queryClient.invalidateQueries()
  return (
    <Card
      title="Verificação em duas etapas"
      lead="Além da senha, um código que só o seu celular mostra: quem descobrir a senha não entra."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {codigos ? (
        <FatorCodigos
          codigos={codigos}
          onClose={() => {
            setCodigos(null)
            again()
          }}
        />
      ) : null}
      {data && !codigos ? <State fator={data} onOn={setCodigos} onOff={again} /> : null}
    </Card>
  )
}
