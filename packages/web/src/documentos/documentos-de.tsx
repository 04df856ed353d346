import type { Documento } from '@paco/domain/documentos/documento'
import { canReadRestritos, canWriteDocumentos } from '@paco/domain/documentos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { hoje } from '../http/hoje.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { DocumentoItem } from './documento-item.tsx'
import type { DonoDeTela } from './dono.ts'
import { documentosQuery, regrasQuery } from './queries.ts'
import { etapaOf } from './titulo.ts'

const IncluirDialog = lazy(async () => ({ default: (await import('./incluir-dialog.tsx')).IncluirDialog }))

interface DocumentosDeProps {
  /** The record: which, whose, and the people its contract names. */
  dono: DonoDeTela
  who: SessionUser | null
  title?: string
}

const leadOf = (documentos: readonly Documento[]) => {
  const count = documentos.filter(({ situacao }) => situacao === 'vigente').length
  if (count === 0) return 'Nenhum documento guardado.'
  return count === 1 ? '1 documento guardado.' : `${count} documentos guardados.`
}

/** The documents kept with a record. To those who may not read them all, nothing where there are none. */
export function DocumentosDe({ dono, who, title = 'Documentos' }: DocumentosDeProps) {
  const { entidade, registro_id } = dono
  const { data, error, refetch } = useQuery(documentosQuery({ entidade, registro_id }))
  const { data: regras = [] } = useQuery(regrasQuery)
  const [adding, setAdding] = useState(false)
  const writes = canWriteDocumentos(who, dono)
  if (!canReadRestritos(who, dono) && !error && data?.length === 0) return null
  const nomes = new Map(regras.map(({ codigo, nome }) => [codigo, nome]))
  return (
    <Card
      title={title}
      lead={data ? leadOf(data) : '\u00a0'}
      actions={
        writes ? (
          <Button
            variant="default"
            leftSection={<FilePlus2 size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Incluir documentos
          </Button>
        ) : null
      }
    >
      {error && !data ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={2} label="Carregando os documentos…" /> : null}
      {data && data.length > 0 ? (
        <ul aria-label={title}>
          {data.map((documento) => (
            <DocumentoItem
              key={documento.id}
              documento={documento}
              today={hoje()}
              tipo={documento.codigo === null ? undefined : nomes.get(documento.codigo)}
              writes={canReadRestritos(who, dono) ? writes : null}
            />
          ))}
        </ul>
      ) : null}
      <Suspense fallback={null}>
        {adding ? (
          <IncluirDialog
            alvo={{ entidade, registro_id, etapa: etapaOf(entidade), codigo: null }}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
    </Card>
  )
}
