import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { imagePath, secretariasList, TIPO_LABELS, TIPOS } from '@paco/domain/secretarias/secretaria'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { ReactNode } from 'react'
import { ListScreen } from '../ui/list-screen/list-screen.tsx'
import words from '../ui/theme/words.module.css'
import classes from './ficha-list.module.css'
import { editLink } from './links.ts'

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
  return (
    <ListScreen
      list={list}
      call={secretariasCalls.listSecretarias}
      exportCall={secretariasCalls.exportSecretarias}
      mayImport={admin}
      searchPlaceholder="Pesquisar secretaria ou secretário"
      filters={[tipoFilter]}
      columns={{ nome_oficial: { hidden: true }, imagem: { width: '72px' }, id: { width: '64px' } }}
      cells={{
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
          ? (row) => [
              {
                label: 'Editar',
                link: editLink(row.id),
              },
            ]
          : undefined
      }
      primaryAction={primaryAction}
      errorTitle={MESSAGES.loadFailed}
      emptyFiltered="Nenhuma secretaria encontrada."
    />
  )
}
