import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import {
  imagePath,
  type Secretaria,
  secretariasList,
  TIPO_LABELS,
  TIPOS,
} from '@paco/domain/secretarias/secretaria'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { ativoCell, ativoFilter } from '../ui/list-screen/ativo.tsx'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import classes from './ficha-list.module.css'
import { editLink } from './links.ts'
import { useDeleteSecretaria, useSetAtiva } from './secretaria-writes.ts'

/** The screen shows the picture, which no spreadsheet can. */
const [id, nome, secretario, formacao, ...others] = secretariasList.columns
const list = {
  ...secretariasList,
  columns: [
    id,
    nome,
    secretario,
    formacao,
    { key: 'imagem', label: 'Imagem', kind: 'text', sortable: false },
    ...others,
  ],
} as const

const tipoFilter = {
  key: 'tipo',
  label: 'Tipo',
  allLabel: 'Todas',
  options: TIPOS.map((tipo) => ({ value: tipo, label: TIPO_LABELS[tipo] })),
}

interface FichaListProps {
  who: SessionUser | null
  primaryAction?: ReactNode
}

/** 'SECRETARIA E/OU ASSESSORIA': open to everybody; administrators may edit. */
export function FichaList({ who, primaryAction }: FichaListProps) {
  const admin = canManageSecretarias(who)
  const setAtiva = useSetAtiva()
  const remove = useDeleteSecretaria()
  const error = setAtiva.error ?? remove.error
  return (
    <ListScreen
      list={list}
      call={secretariasCalls.listSecretarias}
      exportCall={secretariasCalls.exportSecretarias}
      mayImport={admin}
      searchPlaceholder="Pesquisar secretaria ou secretário"
      filters={[tipoFilter, ativoFilter('Em uso', 'Desativada')]}
      columns={{
        nome_oficial: { hidden: true },
        ordem: { hidden: true },
        ordem_grafico: { hidden: true },
        imagem: { width: '72px' },
        id: { width: '64px' },
      }}
      cells={{
        ativo: ativoCell,
        imagem: ({ imagem, secretario }) =>
          imagem ? (
            <img
              className={`${words.block} ${words.sunken} ${classes.image}`}
              src={imagePath(imagem)}
              alt={secretario ? `Retrato de ${secretario}` : 'Retrato'}
              width={36}
              height={36}
              loading="lazy"
            />
          ) : (
            '-'
          ),
      }}
      actions={
        admin
          ? (row: Secretaria) => [
              { label: 'Editar', link: editLink(row.id), specified: true },
              { label: row.ativo ? 'Desativar' : 'Reativar', onClick: () => void setAtiva.ask(row) },
              { label: 'Excluir', tone: 'danger', onClick: () => void remove.ask(row) },
            ]
          : undefined
      }
      primaryAction={primaryAction}
      errorTitle={MESSAGES.loadFailed}
      empty={{
        title: 'Nenhuma secretaria ainda.',
        text: 'Projetos, orçamento e pessoas são de uma secretaria: cadastre a primeira, ou traga todas de uma planilha.',
      }}
      emptyFiltered="Nenhuma secretaria encontrada."
    >
      {error ? <Problem error={error} /> : null}
    </ListScreen>
  )
}
