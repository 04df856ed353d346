import type { FaltaPncp, PncpNaTela } from '@paco/domain/shared/pncp'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EnviarPncp, ESTADO_ENVIO } from '../ui/enviar-pncp.tsx'
import { saveFile } from '../ui/save-file.ts'
import { errorText } from '../ui/states/error-text.ts'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './contrato-facts.module.css'

interface PncpCardProps {
  query: UseQueryOptions<PncpNaTela>
  arquivo: { nome: string; baixar: () => Promise<Blob> }
  /** Sends it in the city's name; for those who may. */
  enviar?: ComponentProps<typeof EnviarPncp>['enviar'] | undefined
  /** The way to where something is filled in; its name alone where this person has none. */
  way: (falta: FaltaPncp) => ReactNode
}

const leadOf = (faltas: readonly FaltaPncp[]) =>
  faltas.length === 0
    ? 'Pronto para enviar ao Portal Nacional de Contratações Públicas.'
    : faltas.length === 1
      ? 'Falta 1 campo para enviar ao Portal Nacional de Contratações Públicas.'
      : `Faltam ${faltas.length} campos para enviar ao Portal Nacional de Contratações Públicas.`

/** What the national portal is sent of a record: as a file, or what it still lacks, field by field. */
export function PncpCard({ query, arquivo, enviar, way }: PncpCardProps) {
  const { data, isError, refetch } = useQuery(query)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setProblem(null)
    try {
      saveFile(await arquivo.baixar(), arquivo.nome)
    } catch (failure) {
      setProblem(errorText(failure))
    }
  }
  return (
    <Card
      title="PNCP"
      lead={data && leadOf(data.faltas)}
      actions={
        data?.faltas.length === 0 && (
          <>
            {data.envia && data.estado !== 'enviado' && enviar ? (
              <EnviarPncp estado={data.estado} enviar={enviar} />
            ) : null}
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => void save()}
            >
              Baixar JSON
            </Button>
          </>
        )
      }
    >
      {isError && !data ? (
        <Problem text="O que falta ao PNCP não pôde ser carregado." onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton lines={2} label="Conferindo o que o PNCP exige…" /> : null}
      {problem === null ? null : <Problem text={problem} onClose={() => setProblem(null)} />}
      {data?.estado ? <p>{ESTADO_ENVIO[data.estado]}</p> : null}
      {data?.resposta ? <p className={shared.note}>{data.resposta}</p> : null}
      {data && data.faltas.length > 0 ? (
        <ul className={classes.projetos}>
          {data.faltas.map((falta) => (
            <li key={`${falta.onde.tela}.${falta.onde.campo}`}>
              {way(falta)}
              <p className={shared.note}>{falta.motivo}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
