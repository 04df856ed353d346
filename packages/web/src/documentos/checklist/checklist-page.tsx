import { documentosCalls } from '@paco/domain/documentos/contract'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { canReadRestritos, canWriteDocumentos } from '@paco/domain/documentos/policy'
import type { Regra } from '@paco/domain/documentos/regra'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { request } from '../../http/client.ts'
import { hoje } from '../../http/hoje.ts'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import { UploadGuard } from '../../ui/upload/upload-list.tsx'
import { useAskedWrite } from '../../ui/use-asked-write.ts'
import type { Alvo } from '../incluir-dialog.tsx'
import { DocumentosPublicos } from '../publicos-card.tsx'
import { checklistQuery, documentosQuery } from '../queries.ts'
import { ContagemBar } from './bar.tsx'
import { gruposOf } from './groups.ts'
import { GrupoCard } from './grupo.tsx'
import { useAnexos } from './use-anexos.ts'

const IncluirDialog = lazy(async () => ({ default: (await import('../incluir-dialog.tsx')).IncluirDialog }))
const DispensarDialog = lazy(async () => ({
  default: (await import('./dispensar-dialog.tsx')).DispensarDialog,
}))

interface PageProps {
  projeto: Projeto
  who: SessionUser | null
}

const VIEWS = [
  [false, 'Todos'],
  [true, 'O que falta'],
] as const

const useUnwaive = () =>
  useAskedWrite({
    send: (id: number) => request(documentosCalls.unwaiveDocumento, { params: { id } }),
    question: () => ({
      title: 'Desfazer a dispensa?',
      text: 'O documento volta a ser pedido nesta etapa.',
      confirmLabel: 'Desfazer',
    }),
    onDone: () => toast(MESSAGES.unwaived),
  })

/** What each stage of a project asks for and has, to those who work on it and those who control. */
function ChecklistDoProjeto({ projeto, who }: PageProps) {
  const { id, id_secretaria } = projeto
  const checklist = useQuery(checklistQuery(id))
  const documentos = useQuery(documentosQuery({ id_projeto: id }))
  const anexos = useAnexos(id)
  const unwaive = useUnwaive()
  const [missing, setMissing] = useState(false)
  const [adding, setAdding] = useState<Alvo | null>(null)
  const [waiving, setWaiving] = useState<Regra | null>(null)
  const error = checklist.error ?? documentos.error
  if (!checklist.data || !documentos.data)
    return error ? (
      <ErrorState
        error={error}
        onRetry={() => {
          void checklist.refetch()
          void documentos.refetch()
        }}
      />
    ) : (
      <Skeleton lines={10} label="Carregando os documentos…" />
    )
  const writes = canWriteDocumentos(who, { id_secretaria, responsaveis: [] })
  const regras = checklist.data.etapas.flatMap(({ itens }) => itens.map(({ regra }) => regra))
  const nomes = new Map(regras.map(({ codigo, nome }) => [codigo, nome]))
  const grupos = gruposOf(checklist.data, documentos.data)
  const complete = checklist.data.atendidos === checklist.data.obrigatorios
  return (
    <div className={`${shared.stack} ${words.below16}`}>
      <Card
        title="Documentos obrigatórios"
        lead={
          writes
            ? 'Solte um arquivo sobre a linha do documento que ele é, ou use “Anexar”.'
            : 'O que a lei pede em cada etapa e o que já está guardado.'
        }
        actions={
          <fieldset className={`${parts.segments} ${shared.screenOnly}`} aria-label="Mostrar">
            {VIEWS.map(([value, label]) => (
              <button
                key={label}
                type="button"
                aria-pressed={value === missing}
                onClick={() => setMissing(value)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        }
      >
        <ContagemBar label="Documentos obrigatórios do projeto" contagem={checklist.data} />
      </Card>
      <UploadGuard uploads={anexos.uploads} />
      {unwaive.problem ? <Problem text={unwaive.problem} onClose={unwaive.dismiss} /> : null}
      {missing && complete ? (
        <Card>
          <EmptyState title="Nenhum documento obrigatório falta." text="Os facultativos estão em “Todos”." />
        </Card>
      ) : null}
      {grupos.map((grupo) => (
        <GrupoCard
          key={grupo.nome}
          grupo={grupo}
          projetoId={id}
          missing={missing}
          nomes={nomes}
          today={hoje()}
          writes={writes}
          anexos={anexos}
          onAttach={(etapa, codigo) => setAdding({ entidade: 'projetos', registro_id: id, etapa, codigo })}
          onWaive={(codigo) => setWaiving(regras.find((one) => one.codigo === codigo) ?? null)}
          onUnwaive={(dispensa) => void unwaive.ask(dispensa)}
        />
      ))}
      <Suspense fallback={null}>
        {adding ? <IncluirDialog alvo={adding} onClose={() => setAdding(null)} /> : null}
        {waiving ? <DispensarDialog projetoId={id} regra={waiving} onClose={() => setWaiving(null)} /> : null}
      </Suspense>
    </div>
  )
}

/** A project's documents: the checklist to those who may read all of it, to everyone else what is public. */
export const DocumentosDoProjeto = ({ projeto, who }: PageProps) =>
  canReadRestritos(who, { id_secretaria: projeto.id_secretaria, responsaveis: [] }) ? (
    <ChecklistDoProjeto projeto={projeto} who={who} />
  ) : (
    <DocumentosPublicos projeto={projeto} alone />
  )
