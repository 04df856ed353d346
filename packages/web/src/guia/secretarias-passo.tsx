import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { secretariaCreate } from '@paco/domain/secretarias/secretaria'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { pacotesQuery } from '../pacotes/queries.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import type { CorpoProps } from './corpos.tsx'
import classes from './guia.module.css'
import { PacoteBotao } from './pacote-botao.tsx'

const TIPICAS = 'tipicas'

export const novaSecretariaFields = [
  { name: 'nomesecretaria', kind: 'text', span: 8, placeholder: 'Educação' },
  { name: 'nome_curto', kind: 'text', span: 4, help: 'Como aparece nos gráficos e nas listas.' },
] as const satisfies readonly Field[]

function NovaSecretaria() {
  const queryClient = useQueryClient()
  // A fresh form for the next one.
  const [round, setRound] = useState(0)
  return (
    <EntityForm
      key={round}
      label="Nova secretaria"
      fields={novaSecretariaFields}
      schema={secretariaCreate}
      draftKey="secretarias/guia"
      submitLabel="Adicionar secretaria"
      submit={(body) => request(secretariasCalls.createSecretaria, { body })}
      onSuccess={async () => {
        toast(MESSAGES.created)
        await queryClient.invalidateQueries()
        setRound((before) => before + 1)
      }}
    />
  )
}

/** Twelve that most cities have, those that are typed, or those of a spreadsheet. */
export function SecretariasPasso({ passo }: CorpoProps) {
  const { data } = useQuery(pacotesQuery)
  const tipicas = data?.pacotes.find(({ chave }) => chave === TIPICAS)
  return (
    <div className={classes.ways}>
      <section aria-label="Secretarias prontas">
        <p className={words.below12}>
          Comece pelas doze que a maioria das prefeituras tem, ou traga as suas: os nomes se mudam depois, e a
          que não servir se exclui.
        </p>
        <div className={`${words.wrap} ${words.gap8}`}>
          {tipicas && <PacoteBotao pacote={tipicas}>Usar secretarias típicas</PacoteBotao>}
          <ButtonLink to={PATHS.importar} search={{ lista: 'secretarias' }} variant="default">
            Importar uma planilha
          </ButtonLink>
          {passo.situacao === 'feito' && (
            <ButtonLink to={PATHS.fichaSecretario} variant="default">
              Ver e renomear
            </ButtonLink>
          )}
        </div>
      </section>
      <section aria-label="Uma por uma">
        <h3>Uma por uma</h3>
        <p className={`${shared.note} ${words.below8}`}>O nome basta; quem responde por ela vem depois.</p>
        <NovaSecretaria />
      </section>
    </div>
  )
}
