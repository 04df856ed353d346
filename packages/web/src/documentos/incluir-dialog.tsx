import type { Entidade } from '@paco/domain/documentos/donos'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import parts from '../ui/data/parts.module.css'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { IncluirArquivos } from './incluir-arquivos.tsx'
import { IncluirEndereco } from './incluir-endereco.tsx'
import { regrasQuery } from './queries.ts'

export interface Alvo {
  entidade: Entidade
  registro_id: number
  /** The stage it is put into, where its kind says none. */
  etapa: number | null
  /** The expected document that it is to be. */
  codigo: string | null
}

interface IncluirDialogProps {
  alvo: Alvo
  onClose: () => void
}

const WAYS = [
  ['arquivos', 'Arquivos'],
  ['endereco', 'Endereço publicado'],
] as const

/** Documents are put with a record: files, or an address where one was published. */
export function IncluirDialog({ alvo, onClose }: IncluirDialogProps) {
  const { data: regras, error, refetch } = useQuery(regrasQuery)
  const [way, setWay] = useState<(typeof WAYS)[number][0]>('arquivos')
  const choice = (
    <fieldset className={`${parts.segments} ${words.below12}`} aria-label="Como incluir">
      {WAYS.map(([key, label]) => (
        <button key={key} type="button" aria-pressed={key === way} onClick={() => setWay(key)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
  if (!regras)
    return (
      <FormDialog title="Incluir documentos" onClose={onClose}>
        {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
      </FormDialog>
    )
  const Way = way === 'arquivos' ? IncluirArquivos : IncluirEndereco
  return <Way alvo={alvo} regras={regras} choice={choice} onClose={onClose} />
}
