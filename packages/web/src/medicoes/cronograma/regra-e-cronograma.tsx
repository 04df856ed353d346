import type { Contrato } from '@paco/domain/contratos/contrato'
import { canEditContrato } from '@paco/domain/contratos/policy'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { revisaoQuery, revisoesQuery } from '../../quantitativos/queries.ts'
import { type RevisaoCompleta, vigenteOf } from '../../quantitativos/revisoes.ts'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import shared from '../../ui/theme/shared.module.css'
import { Cronograma } from './cronograma-card.tsx'
import { ModoCard } from './modo-card.tsx'
import { etapasOf } from './plano.ts'
import { cronogramaQuery, regraQuery } from './queries.ts'

interface Props {
  contrato: Contrato
  who: SessionUser | null
}

interface PlanoProps extends Props {
  vigente: RevisaoCompleta
  versao: number
  /** The version that a write of one's own left. */
  propria: number | null
  /** Reads the rule anew, before the schedule is. */
  onWritten: () => Promise<void>
}

/** The schedule of the sheet in force. */
function Plano({ contrato, who, vigente, versao, propria, onWritten }: PlanoProps) {
  const { data, error, refetch } = useQuery(cronogramaQuery(contrato.id))
  // What is typed is held against the version that was read with it, not against a later one.
  const [lida] = useState(versao)
  const [readings, setReadings] = useState(0)
  const etapas = useMemo(() => (data ? etapasOf(vigente, data) : []), [vigente, data])
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Carregando o cronograma…" />
  return (
    <Cronograma
      key={`${vigente.id} ${readings}`}
      contrato={contrato}
      lida={lida}
      propria={propria}
      stored={etapas}
      mayEdit={canEditContrato(who, contrato)}
      onReload={async () => {
        await onWritten()
        await refetch()
        setReadings((count) => count + 1)
      }}
    />
  )
}

/** Below the sheet: how the contract is measured, and when each stage is to be done. */
export function RegraECronograma({ contrato, who }: Props) {
  const regra = useQuery(regraQuery(contrato.id))
  const [propria, setPropria] = useState<number | null>(null)
  const { data: revisoes } = useQuery(revisoesQuery(contrato.id))
  const found = revisoes && vigenteOf(revisoes)
  const vigente = useQuery({ ...revisaoQuery(found?.id ?? 0), enabled: found !== undefined })
  const failed = [regra, vigente].find(({ isError, data }) => isError && !data)
  if (failed) return <Problem error={failed.error} onRetry={() => void failed.refetch()} />
  if (!regra.data || !revisoes) return <Skeleton lines={3} />
  const mayEdit = canEditContrato(who, contrato)
  const onWritten = async () => setPropria((await regra.refetch()).data?.versao ?? null)
  return (
    <div className={shared.stack}>
      <ModoCard contrato={contrato} regra={regra.data} mayEdit={mayEdit} onWritten={onWritten} />
      {regra.data.modo === null ? null : vigente.data ? (
        <Plano
          contrato={contrato}
          who={who}
          vigente={vigente.data}
          versao={regra.data.versao}
          propria={propria}
          onWritten={onWritten}
        />
      ) : (
        <Card title="Cronograma físico-financeiro">
          <p className={shared.note}>
            {found
              ? 'Carregando o cronograma…'
              : `${MESSAGES.noPlanilha} O cronograma distribui as etapas dela.`}
          </p>
        </Card>
      )}
    </div>
  )
}
