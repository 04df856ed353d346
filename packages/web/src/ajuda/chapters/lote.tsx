import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const editar = (
  <Topic title="Editar várias linhas de uma lista">
    <ol>
      <li>
        Filtre e ordene a lista; depois, em <b>Mais</b>, escolha <b>Editar em lote</b>. Vêm até 500 linhas do
        filtro, ou só as selecionadas, onde a lista tem caixas de seleção. O que você não pode alterar fica de
        fora, e o alto da página diz por quê.
      </li>
      <li>
        Em <b>Colunas</b>, escolha o que mostrar: as da lista, ou qualquer outra da planilha dela, como as
        datas das etapas.
      </li>
      <li>
        Digite como no Excel. Ctrl+C e Ctrl+V levam e trazem blocos inteiros, Ctrl+D repete para baixo, Ctrl+Z
        desfaz. Cada célula mudada ganha uma marca no canto e diz o que era antes; as somas acompanham.
      </li>
      <li>
        <b>Salvar</b> grava tudo de uma vez, ou nada: o que for recusado é dito na própria célula.
      </li>
    </ol>
    <p>
      O que você digitou fica guardado neste navegador até ser salvo. Em telas estreitas, a página leva aos
      formulários.
    </p>
  </Topic>
)

const outra = (
  <Topic title="Se outra pessoa mudou a mesma linha">
    <p>
      Nada se perde: a célula mostra os dois valores. Escolha <b>Usar o deles</b> ou <b>Manter o meu</b>, e
      salve de novo. O que ela mudou em outras células continua valendo.
    </p>
  </Topic>
)

const desfazer = (
  <Topic title="Desfazer">
    <p>
      A mensagem que confirma tem <b>Desfazer</b>. Mais tarde, o lote está em{' '}
      <Link to="/importacoes">Importações</Link>, e se desfaz como elas: o que alguém mudou depois fica.
    </p>
  </Topic>
)

const semana = (
  <Topic title="A ronda de segunda-feira">
    <p>
      <Link to="/etapas/semana">Etapas desta semana</Link> reúne as etapas em andamento, atrasadas, ou que
      começam ou terminam em até 14 dias, as mais atrasadas primeiro. Mude situação, início, fim e prazo, e
      salve tudo junto. Fim e prazo andam juntos, os mesmos dias; o fim que só muda por aditivo não se edita
      ali.
    </p>
  </Topic>
)

export const lote: Chapter = {
  id: 'lote',
  lead: 'Mude muitas linhas como em uma planilha, salve de uma vez e desfaça se for preciso.',
  who: 'Editam: quem pode alterar os registros da lista, cada um os da sua secretaria. As etapas desta semana são lidas por todos que entram.',
  body: (
    <>
      {editar}
      {semana}
      {outra}
      {desfazer}
    </>
  ),
}
