import { LIMITE, LIMITE_REFORMA } from '@paco/domain/aditivos/constantes'
import { MAX_ITENS } from '@paco/domain/quantitativos/constantes'
import { formatWhole } from '@paco/domain/shared/formats'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const escrever = (
  <Topic title="Escrever a planilha">
    <ol>
      <li>
        Na página do contrato, em <b>Planilha</b>, clique em <b>Abrir planilha</b> e informe desde quando ela
        vale, o BDI e o que se faz das frações de centavo.
      </li>
      <li>
        Copie as linhas no Excel e cole na grade com Ctrl+V, na ordem das colunas: código, tabela, código na
        tabela, descrição, unidade, quantidade, custo, BDI do item, preço unitário. A vírgula decimal e o “R$”
        são entendidos, e a grade cresce até {formatWhole(MAX_ITENS)} linhas. Linha sem unidade nem valores é
        um grupo, e a numeração 1, 1.1, 1.1.1 diz a que grupo cada linha pertence.
      </li>
      <li>
        A planilha do programa de orçamento também entra como arquivo: <b>Importar planilha</b> reconhece as
        colunas (Item, Código, Banco, Und, Quant., Valor Unit), confere cada linha antes de gravar, mostra a
        soma calculada ao lado do total da própria planilha, e a importação pode ser desfeita. O XLSX desta
        página, alterado no Excel, volta pelo mesmo botão.
      </li>
      <li>
        Item sem preço unitário vale o custo com o BDI dele ou, na falta, com o da planilha: o preço calculado
        aparece em cinza. <b>Adicionar item</b> e <b>Adicionar grupo</b> põem uma linha abaixo da atual;{' '}
        <b>Remover linha</b> tira a atual.
      </li>
      <li>
        O que está completo é salvo sozinho (<b>Salvo às 14:32</b>). O que falta ou não confere fica marcado
        na célula e guardado neste computador até ser completado.
      </li>
      <li>
        Quando o total confere com o valor do contrato, quem não digitou nenhuma linha dela clica em{' '}
        <b>Aprovar</b>. Aprovada, a planilha não muda mais.
      </li>
    </ol>
    <p>
      Na grade: as setas andam, Enter edita, Tab vai à célula seguinte, Ctrl+D preenche para baixo, Ctrl+Z
      desfaz, Esc e Tab saem.
    </p>
  </Topic>
)

const revisar = (
  <Topic title="Revisar por aditivo">
    <p>
      Aprovado um aditivo do contrato, clique em <b>Nova revisão</b> e escolha-o: a revisão começa como cópia
      da anterior. Para ser aprovada, os acréscimos e as supressões dela, item por item, são os do aditivo; os
      preços novos mantêm o desconto do contrato (art. 127 da Lei 14.133/2021), e o desconto global não
      diminui (art. 128): por isso os itens novos pedem o <b>preço de referência</b>. De um item já medido não
      se tira o que foi medido.
    </p>
    <p>
      <b>Comparar</b> mostra o que foi incluído, retirado e alterado, em reais e em percentual, e diz se
      acréscimos e supressões ficam no limite de {LIMITE}% (acréscimos em reforma: {LIMITE_REFORMA}%).{' '}
      <b>Gerar PDF</b> e <b>XLSX</b> levam a revisão que está à vista.
    </p>
  </Topic>
)

const cronograma = (
  <Topic title="Modo de medição e cronograma">
    <p>
      Abaixo da planilha está como o contrato é medido: por item nos regimes que pagam preços unitários, por
      etapa do cronograma nos demais. O regime decide, não a preferência (art. 46, § 9º). Ali se informa
      também a retenção, onde o contrato a prevê.
    </p>
    <p>
      O cronograma distribui cada etapa (o primeiro nível da planilha) pelos meses, em percentual. Cada etapa
      soma 100%, e as últimas linhas dão o mês e o acumulado em reais e em percentual do contrato.{' '}
      <b>Distribuir por igual</b> reparte a etapa da linha atual do primeiro ao último mês preenchido; com um
      só mês, dele até o fim; sem nenhum, por todos. Dele se tira a curva planejada.
    </p>
  </Topic>
)

export const planilha: Chapter = {
  id: 'planilha',
  lead: 'O que foi contratado, item por item, como cada aditivo o deixou, e em que mês se previu fazê-lo.',
  who: 'Consultam as aprovadas: todos. Consultam a que está em elaboração: quem a escreve, e os auditores. Escrevem e aprovam: a secretaria do contrato e os administradores.',
  body: (
    <>
      {escrever}
      {revisar}
      {cronograma}
    </>
  ),
}
