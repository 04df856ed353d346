import { IMUTAVEL } from '@paco/domain/medicoes/constantes'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const abrir = (
  <Topic title="Abrir um boletim">
    <p>
      Na página do contrato, em <b>Medições</b>, clique em <b>Novo boletim</b>. O período já vem sugerido: do
      dia seguinte ao último boletim até o fim do mês. Antes do primeiro, o contrato precisa estar em execução
      e ter a planilha orçamentária aprovada; a tela diz o que falta e leva até lá.
    </p>
    <p>
      O regime do contrato decide o modo (art. 46, § 9º, da Lei 14.133/2021): por item na empreitada por preço
      unitário, por etapa nos regimes de preço global. Em <b>Modo e retenção</b> se informa quanto o contrato
      manda reter de cada boletim. Há um boletim aberto por vez, e a numeração não tem falhas.
    </p>
  </Topic>
)

const medir = (
  <Topic title="Medir como numa planilha">
    <ul>
      <li>
        Digite na coluna <b>Período</b>. Enter desce, Tab vai à próxima célula que se preenche, as setas
        andam, Ctrl+Z desfaz. Ctrl+V cola uma coluna copiada de outra planilha, com vírgula decimal.
      </li>
      <li>
        <b>100%</b> mede tudo o que resta do item. O que passa do contratado fica em vermelho com a explicação
        e não entra na soma até ser corrigido.
      </li>
      <li>
        O caderno no fim da linha guarda a <b>memória de cálculo</b>; fica azul quando há uma.
      </li>
      <li>
        O rodapé mostra a cada número o período, o acumulado, o saldo, a glosa, o reajuste, o retido, os
        descontos e o líquido. O boletim se salva por si: veja <b>Salvo às</b> acima da grade. Sem rede, ele
        continua tentando, e quem sai antes disso é avisado.
      </li>
      <li>
        Em <b>Período, reajuste e descontos</b> ficam as datas, os índices do reajuste, devido a partir de
        doze meses da data-base, e os descontos por nome, base e percentual.
      </li>
    </ul>
    <p>
      Se outra pessoa salvar o mesmo boletim enquanto você digita, a tela avisa e pede para ver a versão
      atual: nada é gravado por cima.
    </p>
  </Topic>
)

const aprovar = (
  <Topic title="Conferir, atestar e aprovar">
    <ol>
      <li>
        <b>Enviar</b> ou <b>Iniciar conferência</b>: a secretaria ou o fiscal. O que foi pleiteado não muda
        mais, a não ser que o boletim seja devolvido.
      </li>
      <li>
        Na conferência o fiscal informa o que <b>aceita</b> de cada item. O que não aceita é a <b>glosa</b>,
        com o motivo; o resto segue para pagamento (art. 143).
      </li>
      <li>
        <b>Atestar</b> é do fiscal, <b>Aprovar</b> do gestor: nunca a mesma pessoa. Quem digitou, conferiu ou
        atestou a medição não a aprova, não a liquida e não a paga, mesmo que passe a ser o gestor. Até a
        aprovação qualquer um dos dois pode <b>Devolver</b>, dizendo o que corrigir.
      </li>
    </ol>
    <p>
      {IMUTAVEL} A quantidade negativa, o <b>estorno</b>, pede o motivo. Só boletins aprovados são públicos.
    </p>
  </Topic>
)

const pagar = (
  <Topic title="Liquidar e pagar">
    <p>
      Aprovado o boletim, <b>Liquidar</b> registra a nota fiscal e <b>Registrar pagamento</b> o empenho, a
      data e o valor, de uma vez ou em partes; a soma nunca passa do líquido. Quitado, ele passa a <b>Paga</b>
      . Dois meses depois da nota sem pagamento, a tela alerta de que a contratada pode pedir a extinção do
      contrato (art. 137, § 2º, IV).
    </p>
    <p>
      <b>Gerar PDF</b> faz o boletim para assinar, <b>XLSX</b> a planilha dele. Em <b>Medições</b>, no menu,
      estão os boletins de todos os contratos, com filtros e planilha.
    </p>
  </Topic>
)

export const medicoes: Chapter = {
  id: 'medicoes',
  lead: 'O que foi executado em cada período, o que se aceitou, o que se glosou e o que foi pago.',
  who: 'Consultam os aprovados: todos. Elaboram: a secretaria do contrato, o fiscal e os administradores. Atesta: o fiscal. Aprova: o gestor. Liquidam e pagam: a secretaria do contrato e os administradores.',
  body: (
    <>
      {abrir}
      {medir}
      {aprovar}
      {pagar}
    </>
  ),
}
