import type { BilingualText } from '../shared/bilingual.ts';

/** A course with its majors, if it has any. */
export interface CourseSeed {
  readonly name: BilingualText;
  readonly majors?: readonly BilingualText[];
}
export interface FacultySeed {
  readonly slug: string;
  readonly name: BilingualText;
  readonly bachelor: readonly CourseSeed[];
  readonly master?: readonly CourseSeed[];
  readonly doctoral?: readonly CourseSeed[];
}

/** The fourteen faculties of an invented university. Ids follow from the order, so add new ones at the end. */
export const FACULTIES: readonly FacultySeed[] = [
  {
    slug: 'business-administration',
    name: ['คณะบริหารธุรกิจ', 'Faculty of Business Administration'],
    bachelor: [
      {
        name: ['บริหารธุรกิจบัณฑิต', 'Bachelor of Business Administration'],
        majors: [
          ['การตลาดดิจิทัล', 'Digital Marketing'],
          ['การจัดการ', 'Management'],
          ['การเงินและการลงทุน', 'Finance and Investment'],
          ['ธุรกิจระหว่างประเทศ', 'International Business'],
        ],
      },
      { name: ['เศรษฐศาสตรบัณฑิต', 'Bachelor of Economics'] },
    ],
    master: [
      {
        name: ['บริหารธุรกิจมหาบัณฑิต', 'Master of Business Administration'],
        majors: [
          ['การจัดการ', 'Management'],
          ['การตลาด', 'Marketing'],
          ['ธุรกิจดิจิทัล', 'Digital Business'],
        ],
      },
      { name: ['รัฐประศาสนศาสตรมหาบัณฑิต', 'Master of Public Administration'] },
    ],
    doctoral: [{ name: ['บริหารธุรกิจดุษฎีบัณฑิต', 'Doctor of Business Administration'] }],
  },
  {
    slug: 'accountancy',
    name: ['คณะบัญชี', 'Faculty of Accountancy'],
    bachelor: [{ name: ['บัญชีบัณฑิต', 'Bachelor of Accountancy'] }],
    master: [{ name: ['บัญชีมหาบัณฑิต', 'Master of Accountancy'] }],
  },
  {
    slug: 'law',
    name: ['คณะนิติศาสตร์', 'Faculty of Law'],
    bachelor: [{ name: ['นิติศาสตรบัณฑิต', 'Bachelor of Laws'] }],
    master: [
      {
        name: ['นิติศาสตรมหาบัณฑิต', 'Master of Laws'],
        majors: [
          ['กฎหมายธุรกิจ', 'Business Law'],
          ['กฎหมายมหาชน', 'Public Law'],
        ],
      },
    ],
    doctoral: [{ name: ['ปรัชญาดุษฎีบัณฑิต สาขานิติศาสตร์', 'Doctor of Philosophy in Law'] }],
  },
  {
    slug: 'communication-arts',
    name: ['คณะนิเทศศาสตร์', 'Faculty of Communication Arts'],
    bachelor: [
      {
        name: ['นิเทศศาสตรบัณฑิต', 'Bachelor of Communication Arts'],
        majors: [
          ['การโฆษณาและการสื่อสารการตลาด', 'Advertising and Marketing Communication'],
          ['วิทยุกระจายเสียงและวิทยุโทรทัศน์', 'Broadcasting'],
          ['ภาพยนตร์', 'Film'],
        ],
      },
    ],
    master: [{ name: ['นิเทศศาสตรมหาบัณฑิต', 'Master of Communication Arts'] }],
  },
  {
    slug: 'digital-media',
    name: ['คณะดิจิทัลมีเดีย', 'Faculty of Digital Media'],
    bachelor: [
      {
        name: ['ศิลปบัณฑิต สาขาดิจิทัลมีเดีย', 'Bachelor of Fine Arts in Digital Media'],
        majors: [
          ['แอนิเมชันและวิชวลเอฟเฟกต์', 'Animation and Visual Effects'],
          ['การออกแบบเกม', 'Game Design'],
          ['กราฟิกดีไซน์', 'Graphic Design'],
        ],
      },
    ],
  },
  {
    slug: 'information-technology',
    name: ['คณะเทคโนโลยีสารสนเทศ', 'Faculty of Information Technology'],
    bachelor: [
      {
        name: ['วิทยาศาสตรบัณฑิต สาขาวิทยาการคอมพิวเตอร์', 'Bachelor of Science in Computer Science'],
        majors: [
          ['วิศวกรรมซอฟต์แวร์', 'Software Engineering'],
          ['วิทยาการข้อมูล', 'Data Science'],
        ],
      },
      { name: ['วิทยาศาสตรบัณฑิต สาขาเทคโนโลยีสารสนเทศ', 'Bachelor of Science in Information Technology'] },
    ],
    master: [{ name: ['วิทยาศาสตรมหาบัณฑิต สาขาเทคโนโลยีสารสนเทศ', 'Master of Science in Information Technology'] }],
    doctoral: [{ name: ['ปรัชญาดุษฎีบัณฑิต สาขาเทคโนโลยีสารสนเทศ', 'Doctor of Philosophy in Information Technology'] }],
  },
  {
    slug: 'engineering',
    name: ['คณะวิศวกรรมศาสตร์', 'Faculty of Engineering'],
    bachelor: [
      {
        name: ['วิศวกรรมศาสตรบัณฑิต', 'Bachelor of Engineering'],
        majors: [
          ['วิศวกรรมโยธา', 'Civil Engineering'],
          ['วิศวกรรมไฟฟ้า', 'Electrical Engineering'],
          ['วิศวกรรมเครื่องกล', 'Mechanical Engineering'],
          ['วิศวกรรมคอมพิวเตอร์', 'Computer Engineering'],
        ],
      },
    ],
    master: [{ name: ['วิศวกรรมศาสตรมหาบัณฑิต', 'Master of Engineering'] }],
  },
  {
    slug: 'architecture-design',
    name: ['คณะสถาปัตยกรรมศาสตร์และการออกแบบ', 'Faculty of Architecture and Design'],
    bachelor: [
      { name: ['สถาปัตยกรรมศาสตรบัณฑิต', 'Bachelor of Architecture'] },
      { name: ['ศิลปบัณฑิต สาขาออกแบบภายใน', 'Bachelor of Fine Arts in Interior Design'] },
    ],
  },
  {
    slug: 'liberal-arts',
    name: ['คณะศิลปศาสตร์', 'Faculty of Liberal Arts'],
    bachelor: [
      {
        name: ['ศิลปศาสตรบัณฑิต', 'Bachelor of Arts'],
        majors: [
          ['ภาษาอังกฤษสื่อสารธุรกิจ', 'English for Business Communication'],
          ['ภาษาจีนธุรกิจ', 'Business Chinese'],
          ['ภาษาญี่ปุ่นธุรกิจ', 'Business Japanese'],
        ],
      },
    ],
  },
  {
    slug: 'aviation-transportation',
    name: ['วิทยาลัยการบิน การท่องเที่ยวและการบริการ', 'College of Aviation, Tourism and Hospitality'],
    bachelor: [
      { name: ['ศิลปศาสตรบัณฑิต สาขาธุรกิจการบิน', 'Bachelor of Arts in Aviation Business'] },
      { name: ['ศิลปศาสตรบัณฑิต สาขาการโรงแรม', 'Bachelor of Arts in Hotel Management'] },
    ],
  },
  {
    slug: 'international-college',
    name: ['วิทยาลัยนานาชาติ (สอนเป็นภาษาอังกฤษ)', 'International College (taught in English)'],
    bachelor: [
      { name: ['บริหารธุรกิจบัณฑิต (นานาชาติ)', 'Bachelor of Business Administration (International)'] },
      { name: ['ศิลปศาสตรบัณฑิต (นานาชาติ)', 'Bachelor of Arts (International)'] },
    ],
    master: [{ name: ['บริหารธุรกิจมหาบัณฑิต (นานาชาติ)', 'Master of Business Administration (International)'] }],
  },
  {
    slug: 'interdisciplinary',
    name: ['คณะสหวิทยาการ เทคโนโลยีและนวัตกรรม', 'Faculty of Interdisciplinary Technology and Innovation'],
    bachelor: [{ name: ['เทคโนโลยีบัณฑิต สาขานวัตกรรม', 'Bachelor of Technology in Innovation'] }],
  },
  {
    slug: 'entrepreneurship',
    name: ['คณะการสร้างเจ้าของธุรกิจและการบริหารจัดการ', 'Faculty of Entrepreneurship and Management'],
    bachelor: [
      {
        name: ['บริหารธุรกิจบัณฑิต สาขาการเป็นเจ้าของธุรกิจ', 'Bachelor of Business Administration in Entrepreneurship'],
      },
    ],
  },
  {
    slug: 'logistics-supply-chain',
    name: ['วิทยาลัยโลจิสติกส์และซัพพลายเชน', 'College of Logistics and Supply Chain'],
    bachelor: [{ name: ['บริหารธุรกิจบัณฑิต สาขาการจัดการโลจิสติกส์', 'Bachelor of Business Administration in Logistics'] }],
    master: [{ name: ['วิทยาศาสตรมหาบัณฑิต สาขาโลจิสติกส์', 'Master of Science in Logistics'] }],
    doctoral: [{ name: ['ปรัชญาดุษฎีบัณฑิต สาขาโลจิสติกส์', 'Doctor of Philosophy in Logistics and Supply Chain'] }],
  },
];
