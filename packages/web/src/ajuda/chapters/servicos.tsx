import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const servicos: Chapter = {
  id: 'servicos',
  lead: 'Os serviços são o que o projeto planeja pagar; as parcelas dizem em que mês.',
  who: 'Todos consultam. A secretaria do projeto e os administradores cadastram, alteram e excluem.',
  body: (
    <>
      <Figure name="servicos" />
      <Topic title="Cadastrar um serviço">
        <ol>
          <li>
            Na página do projeto, abra <b>Execução</b> e clique em <b>Adicionar serviço</b>.
          </li>
          <li>Descreva o serviço e informe o valor total.</li>
          <li>
            Com <b>Adicionar parcela</b>, informe o mês e o valor. O mês 1 é o do início da execução (etapa
            5); quando ela tem data, cada mês diz qual é: <b>M1 · set/2027</b>.
          </li>
          <li>
            Ou diga em quantas parcelas iguais e a partir de que mês, e clique em <b>Dividir</b>: os centavos
            que sobram ficam nas primeiras. Parcelas já informadas só são substituídas depois de uma pergunta.
          </li>
          <li>
            Confira a soma abaixo das parcelas e clique em <b>Cadastrar</b>.
          </li>
        </ol>
        <p>
          As parcelas não podem somar mais do que o valor total. Linhas sem mês ou sem valor não são enviadas.
        </p>
      </Topic>
      <Topic title="Ler o cronograma">
        <ul>
          <li>
            As colunas <b>M1</b>, <b>M2</b>… são os meses a partir do início da execução, com o mês do
            calendário quando ele tem data (o início real, ou o previsto). O <b>peso</b> é a parte do serviço
            no total dos serviços, em porcentagem.
          </li>
          <li>
            A <b>curva S planejada</b> mostra o que os serviços somam mês a mês.
          </li>
          <li>Se os serviços passarem do orçamento do projeto, um aviso diz em quanto.</li>
          <li>
            A soma aparece como <b>Gasto (serviços lançados)</b>, com o que resta do orçamento. Com contrato
            assinado, ao lado do que foi <b>Contratado</b>, <b>Medido</b> e <b>Pago</b>.
          </li>
          <li>
            <b>Exportar</b> salva o cronograma em planilha ou o imprime em folhas A4.
          </li>
        </ul>
      </Topic>
    </>
  ),
}
