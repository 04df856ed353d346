import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { Notice } from '../../ui/notice.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Campo } from '../campos.ts'
import { importacaoLink } from '../links.ts'
import { problemasOf } from '../problemas.ts'
import { errosQuery } from '../queries.ts'
import { Sugestoes } from '../sugestoes.tsx'
import type { Mudar } from '../use-mudanca.ts'
import { CampoRow } from './campo-row.tsx'
import classes from './colunas.module.css'

interface ColunasPassoProps {
  importacao: ImportacaoInteira
  campos: readonly Campo[]
  mudanca: Mudar
}

const quoted = (labels: readonly string[]) => labels.map((label) => `“${label}”`).join(', ')

/** Where each field comes from: the guess, what its cells say, and what mends them all at once. */
export function ColunasPasso({ importacao, campos, mudanca }: ColunasPassoProps) {
  const { id, colunas, totais } = importacao
  const { mapa } = mudanca
  const { data: erros = [] } = useQuery({ ...errosQuery(id), enabled: totais.erro > 0 })
  const problemas = problemasOf(totais.erro > 0 ? erros : [])
  const isNamed = ({ key, obrigatorio }: Campo) => mapa[key] !== undefined || obrigatorio
  const named = campos.filter(isNamed)
  const others = campos.filter((campo) => !isNamed(campo))
  const missing = named.filter(({ key }) => mapa[key] === undefined)
  const used = new Set(Object.values(mapa).map(({ coluna }) => coluna))
  const unused = colunas.filter(({ titulo }, place) => titulo !== '' && !used.has(place))
  const rowOf = (campo: Campo) => (
    <CampoRow
      key={campo.key}
      campo={campo}
      colunas={colunas}
      problemas={problemas.get(campo.campo)}
      mapa={mapa}
      onMapa={(next) => mudanca.mudar({ mapa: next })}
    />
  )
  return (
    <div className={shared.stack}>
      {missing.length > 0 ? (
        <Notice tone="info">
          Para registros novos {missing.length === 1 ? 'falta' : 'faltam'}{' '}
          {quoted(missing.map(({ label }) => label))}: escolha a coluna ou um valor para todas as linhas.
        </Notice>
      ) : null}
      <Card
        title="De onde vem cada campo"
        actions={<Sugestoes importacao={importacao} mudanca={mudanca} />}
        lead="Campos com asterisco são obrigatórios em registros novos. O que não se importa fica como está."
      >
        <ul className={classes.list}>{named.map(rowOf)}</ul>
        {others.length > 0 ? (
          <details className={classes.others}>
            <summary className={`${parts.linkButton} ${classes.summary}`}>
              {others.length === 1
                ? 'Outro campo, que não está na planilha'
                : `Outros ${others.length} campos, que não estão na planilha`}
            </summary>
            <ul className={classes.list}>{others.map(rowOf)}</ul>
          </details>
        ) : null}
        {unused.length > 0 ? (
          <p className={`${shared.note} ${words.above12} ${words.wraps}`}>
            Colunas da planilha que ficam de fora: {quoted(unused.map(({ titulo }) => titulo))}.
          </p>
        ) : null}
      </Card>
      <div className={parts.buttons}>
        <ButtonLink {...importacaoLink(id, 'planilha')} variant="default">
          Voltar
        </ButtonLink>
        <ButtonLink {...importacaoLink(id, 'conferir')}>Continuar: conferir</ButtonLink>
      </div>
    </div>
  )
}
