import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { semImportar, toWrite } from '@paco/domain/importacoes/situacao'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { Notice } from '../../ui/notice.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { importacaoLink } from '../links.ts'
import { isViva } from '../passos.ts'
import { linhasText, totaisText } from '../textos.ts'
import type { Mudar } from '../use-mudanca.ts'
import { Andamento } from './andamento.tsx'
import classes from './importar.module.css'
import { useImportar } from './use-importar.ts'

interface ImportarPassoProps {
  importacao: ImportacaoInteira
  mudanca: Mudar
}

/** What the rows do, without those there are none of. */
function writesText({ criar, alterar }: ImportacaoInteira['totais']): string {
  const said = [
    criar > 0 ? `${linhasText(criar)} ${criar === 1 ? 'cria um registro' : 'criam registros'}` : null,
    alterar > 0 ? `${linhasText(alterar)} ${alterar === 1 ? 'altera' : 'alteram'} o que já existe` : null,
  ]
  return `${said.filter((part) => part !== null).join(' e ')}.`
}

/** It did not come to be: why, and the way on, which is to check anew. */
function Interrompida({ importacao: { id, situacao, motivo }, mudanca }: ImportarPassoProps) {
  return (
    <div className={shared.stack}>
      <Notice tone={situacao === 'falhou' ? 'bad' : 'info'}>
        {situacao === 'falhou' ? 'A importação não foi feita, e nada ficou gravado. ' : ''}
        {motivo}
      </Notice>
      <div className={parts.buttons}>
        <ButtonLink {...importacaoLink(id, 'conferir')} variant="default">
          Ver as linhas
        </ButtonLink>
        <Button loading={mudanca.isPending} onClick={() => mudanca.mudar({})}>
          Conferir de novo
        </Button>
      </div>
    </div>
  )
}

/** What will be written, all or nothing unless said otherwise; then how far it is. */
export function ImportarPasso({ importacao, mudanca }: ImportarPassoProps) {
  const { id, situacao, totais } = importacao
  const [parcial, setParcial] = useState(false)
  const importar = useImportar(importacao)
  if (isViva(situacao)) return <Andamento importacao={importacao} />
  if (situacao !== 'conferida') return <Interrompida importacao={importacao} mudanca={mudanca} />
  const n = toWrite(totais)
  const refused = semImportar(totais, parcial)
  return (
    <div className={shared.stack}>
      {importar.error ? <Problem error={importar.error} onClose={importar.reset} /> : null}
      <Card title="O que será gravado" lead={`A planilha tem ${totaisText(totais)}.`}>
        {totais.erro > 0 && n > 0 ? (
          <fieldset className={classes.choice}>
            <legend className={shared.unseen}>O que fazer com as linhas com erro</legend>
            <label className={`${shared.line} ${words.gap8}`}>
              <input type="radio" name="parcial" checked={!parcial} onChange={() => setParcial(false)} />
              Tudo ou nada: corrigir primeiro{' '}
              {totais.erro === 1 ? 'a linha' : `as ${linhasText(totais.erro)}`} com erro
            </label>
            <label className={`${shared.line} ${words.gap8}`}>
              <input type="radio" name="parcial" checked={parcial} onChange={() => setParcial(true)} />
              Importar {n === 1 ? 'a linha' : `as ${linhasText(n)}`} sem erro, deixar {totais.erro} de fora
            </label>
          </fieldset>
        ) : null}
        {refused === null ? (
          <p className={shared.note}>
            {writesText(totais)} Se uma delas for recusada, nada fica gravado. Depois de importar, você ainda
            pode desfazer.
          </p>
        ) : (
          <p className={words.bad}>{refused}</p>
        )}
      </Card>
      <div className={parts.buttons}>
        <ButtonLink {...importacaoLink(id, 'conferir')} variant="default">
          Voltar
        </ButtonLink>
        <Button
          loading={importar.isPending}
          disabled={refused !== null || mudanca.isPending}
          onClick={() => importar.mutate(parcial)}
        >
          Importar {linhasText(n)}
        </Button>
      </div>
    </div>
  )
}
